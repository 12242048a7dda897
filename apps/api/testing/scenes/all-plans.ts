import { PlanType } from '@evenkeel/engine'
import type { TestClient } from '../test-client.ts'

/** What the demo person has not answered yet, for the plans that ask. */
const answers: Readonly<Record<number, (input: object) => object>> = {
  2: (input) => ({ ...input, yearsUntilTaking: 4, yearsOfSpending: 3 }),
  5: (input) => ({
    ...input,
    benefits: Array.from(Object(input).benefits, (benefit) => ({ ...Object(benefit), isEnrolled: true })),
  }),
  8: (input) => ({ ...input, ownMonthlyBenefit: 0 }),
  10: (input) => ({ ...input, will: false, healthCareDirective: false, financialPowerOfAttorney: false }),
}

/** Commits a plan of the demo person as it opens, with what is still to be answered and these changes. */
export async function commitAsOpened(maya: TestClient, planType: PlanType, change: object = {}): Promise<void> {
  const { input, linkedAccounts } = await maya.call('plan', { params: { planType: String(planType) } })
  const whole = { ...(answers[planType]?.(input) ?? input), ...change }
  const links = linkedAccounts.map(({ userAccountId, isLinked, loanType }) => ({ userAccountId, isLinked, loanType }))
  const answer = await maya.send('commitPlan', {
    params: { planType },
    body: { input: whole, linkedAccounts: links },
  })
  if (answer.status !== 200) throw new Error(`Plan ${planType} was not committed: ${JSON.stringify(answer.body)}`)
}

/** Commits all twelve plans of the demo person. */
export async function commitAllPlans(maya: TestClient): Promise<void> {
  for (const planType of Object.values(PlanType)) await commitAsOpened(maya, planType)
}
