import { addMonths, type IsoDate, toPeriod, PlanStatus } from '@evenkeel/engine'
import type { CompanyOffer } from '../src/services/plans/company-offer.ts'
import { type PlanWriter, writeCommit, writeDefault, writeDraft } from '../src/services/plans/write-plan.ts'
import type { LedgerTransaction } from '../src/store/ledger/ledger.ts'
import { allSteps, deleteSteps, findPlan, setPlanStatus } from '../src/store/ledger/plans.ts'
import { nextStep } from '../src/store/ledger/schema.ts'
import type { SeedLedger, SeedPlan } from './seed-model.ts'

/** The beginning is no change that anybody could take back row by row. */
const noJournal = { willChange: () => undefined, hasCreated: () => undefined }

/** When a person began, and what their company offers, so that a match that equals it follows it. */
interface SeedMoment {
  readonly today: IsoDate
  readonly now: string
  readonly offer: CompanyOffer
}

/** From when a plan is: today, or the middle of an earlier month. */
function createPlanWriter(
  ledger: LedgerTransaction,
  { today, now, offer }: SeedMoment,
  { monthsOld = 0 }: SeedPlan,
): PlanWriter {
  const day = monthsOld === 0 ? today : `${addMonths(toPeriod(today), -monthsOld)}-15`
  const moment = monthsOld === 0 ? now : `${day}T16:00:00.000Z`
  return { scene: { ledger, today: day, offer }, recorder: noJournal, now: moment }
}

/** Makes the plans of a demo person as that person would: each is worked out like any other, and its steps are then the seed's. */
export function writePlans(
  ledger: LedgerTransaction,
  { plans, steps }: SeedLedger,
  { idOf, ...moment }: SeedMoment & { idOf(key: string): number },
): void {
  for (const plan of plans) {
    const writer = createPlanWriter(ledger, moment, plan)
    const linkedAccounts = plan.linkedAccounts?.map(({ key, loanType }) => ({
      userAccountId: idOf(key),
      isLinked: true,
      loanType,
    }))
    const write = plan.isDraft ? writeDraft : writeCommit
    write(writer, plan.planType, { input: plan.input, linkedAccounts })
    if (plan.isDefault) writeDefault(writer, plan.planType)
    const stored = plan.needsAttention ? findPlan(ledger, plan.planType) : undefined
    if (stored) setPlanStatus(ledger, stored.id, PlanStatus.NEEDS_ATTENTION)
  }
  deleteSteps(
    ledger,
    allSteps(ledger).map(({ id }) => id),
  )
  for (const step of steps) ledger.insert(nextStep).values(step).run()
}
