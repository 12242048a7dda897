import { askedEstateDocuments, type EstateDocument, estateDocumentNames, type PlanType } from '@evenkeel/engine'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import { asToday } from '../shell/as-today.ts'
import type { PlanWithType } from '../shell/is-plan.ts'
import { AnswerCard, PartsTable } from './answer-card.tsx'

type Life = typeof PlanType.LIFE_INSURANCE | typeof PlanType.PARTNER_LIFE_INSURANCE

const wholeDollars = false

/** How much insurance is missing, and how the need is made up. */
export function LifeInsuranceAnswer({ plan }: { readonly plan: PlanWithType<Life> }) {
  const { result } = asToday(plan)
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

/** The monthly gap if the person could not work. */
export function DisabilityAnswer({ plan }: { readonly plan: PlanWithType<typeof PlanType.DISABILITY_INSURANCE> }) {
  const { result } = asToday(plan)
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
        <Notice tone="warning">
          Your emergency fund does not last through the {waitingPeriodMonths} months before a policy pays.
        </Notice>
      )}
    </AnswerCard>
  )
}

/** The number of documents that count even without children; a child under 18 adds the guardian. */
const alwaysCounted = askedEstateDocuments([]).filter((document) => document !== 'trust').length

interface DocumentRow {
  readonly document: EstateDocument
  readonly words: 'In place' | 'Missing' | 'Not needed by everybody'
}

/**
 * Returns the rows by the result. While there is a draft, leaves out what only the input says, since the input may be the
 * draft's.
 */
function documentRows({ result, input, hasDraft }: PlanWithType<typeof PlanType.ESTATE_PLANNING>): DocumentRow[] {
  if (result === null) return []
  const hasMinor = result.applicableCount > alwaysCounted
  return askedEstateDocuments(hasMinor ? [0] : []).flatMap((document): DocumentRow[] => {
    if (document !== 'trust') return [{ document, words: result.missing.includes(document) ? 'Missing' : 'In place' }]
    return hasDraft ? [] : [{ document, words: input.answers?.trust === true ? 'In place' : 'Not needed by everybody' }]
  })
}

/** Which documents are in place; the trust is not counted (Q-LEGACY-4). */
export function EstateAnswer({ plan }: { readonly plan: PlanWithType<typeof PlanType.ESTATE_PLANNING> }) {
  const { result } = asToday(plan)
  if (result === null) return null
  const { completedCount, applicableCount, missing } = result
  return (
    <AnswerCard
      plan={plan}
      answer={
        missing.length === 0
          ? 'Your documents are in place.'
          : `${completedCount} of ${applicableCount} documents are in place.`
      }
      stats={[]}
    >
      <ul>
        {documentRows({ ...plan, result }).map(({ document, words }) => (
          <li
            key={document}
            className="flex items-center gap-3 border-t border-hairline py-3 text-body first:border-t-0"
          >
            <Icon
              name={words === 'In place' ? 'check' : 'status-not-started'}
              size={18}
              className={words === 'In place' ? 'text-positive' : 'text-text-subtle'}
            />
            <span className="flex-1">{estateDocumentNames[document]}</span>
            <span className="text-right text-text-muted">{words}</span>
          </li>
        ))}
      </ul>
    </AnswerCard>
  )
}
