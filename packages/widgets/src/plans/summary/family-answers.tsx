import { askedEstateDocuments, estateDocumentNames, type PlanType } from '@evenkeel/engine'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import type { PlanOf } from '../shell/plan-of.ts'
import { AnswerCard, PartsTable } from './answer-card.tsx'

type Life = typeof PlanType.LIFE_INSURANCE | typeof PlanType.PARTNER_LIFE_INSURANCE

const wholeDollars = false

/** How much insurance is missing, and what the need is made of. */
export function LifeInsuranceAnswer({ plan }: { readonly plan: PlanOf<Life> }) {
  const { result } = plan
  if (result === null) return null
  const { gap, recommended, existing, need } = result
  return (
    <AnswerCard
      plan={plan}
      answer={
        gap > 0 ? (
          <>
            You need <Money value={gap} cents={wholeDollars} /> more life insurance.
          </>
        ) : (
          'The insurance that you have is enough.'
        )
      }
      stats={[
        { label: 'Recommended', value: <Money value={recommended} cents={wholeDollars} /> },
        { label: 'You have', value: <Money value={existing} cents={wholeDollars} /> },
        { label: 'Missing', value: <Money value={gap} cents={wholeDollars} /> },
      ]}
    >
      <PartsTable
        caption="What the need is made of"
        rows={[
          { label: `Income for ${result.years} years`, value: <Money value={result.incomePart} /> },
          { label: 'Debts', value: <Money value={result.debtsPart} /> },
          { label: 'Children', value: <Money value={result.childrenPart} /> },
          { label: 'Final expenses', value: <Money value={result.finalExpenses} /> },
        ]}
        total={{ label: 'Need', value: <Money value={need} /> }}
      />
    </AnswerCard>
  )
}

/** What would be missing each month without work. */
export function DisabilityAnswer({ plan }: { readonly plan: PlanOf<typeof PlanType.DISABILITY_INSURANCE> }) {
  const { result } = plan
  if (result === null) return null
  const { gap, target, existing, waitingPeriodMonths, isWaitingPeriodCovered } = result
  return (
    <AnswerCard
      plan={plan}
      answer={
        gap > 0 ? (
          <>
            If you could not work, <Money value={gap} /> a month would be missing.
          </>
        ) : (
          'If you could not work, your benefits would be enough.'
        )
      }
      stats={[
        { label: 'Target a month', value: <Money value={target} /> },
        { label: 'You have a month', value: <Money value={existing} /> },
        { label: 'Missing a month', value: <Money value={gap} /> },
        { label: 'Waiting period', value: `${waitingPeriodMonths} months` },
      ]}
    >
      {isWaitingPeriodCovered === false && (
        <Notice tone="warning">Your emergency fund does not last through the {waitingPeriodMonths} months before a policy pays.</Notice>
      )}
    </AnswerCard>
  )
}

/** Which documents are in place. */
export function EstateAnswer({ plan }: { readonly plan: PlanOf<typeof PlanType.ESTATE_PLANNING> }) {
  const { result, input } = plan
  if (result === null) return null
  const { completedCount, applicableCount, missing } = result
  const asked = askedEstateDocuments(input.childAges ?? [])
  return (
    <AnswerCard
      plan={plan}
      answer={missing.length === 0 ? 'Your documents are in place.' : `${completedCount} of ${applicableCount} documents are in place.`}
      stats={[]}
    >
      <ul>
        {asked.map((document) => {
          const isMissing = missing.some((one) => one === document)
          return (
            <li key={document} className="flex items-center gap-3 border-t border-hairline py-3 text-body first:border-t-0">
              <Icon name={isMissing ? 'status-not-started' : 'check'} size={18} className={isMissing ? 'text-text-subtle' : 'text-positive'} />
              <span className="flex-1">{estateDocumentNames[document]}</span>
              <span className="text-text-muted">{isMissing ? 'Missing' : 'In place'}</span>
            </li>
          )
        })}
      </ul>
    </AnswerCard>
  )
}
