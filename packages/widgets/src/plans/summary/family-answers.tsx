import { askedEstateDocuments, type EstateDocument, estateDocumentNames, PlanType } from '@evenkeel/engine'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import type { ReactElement } from 'react'
import * as words from '../../words/plan-answers.generated.ts'
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
  const who = plan.planType === PlanType.PARTNER_LIFE_INSURANCE ? 'partner' : 'self'
  return (
    <AnswerCard
      plan={plan}
      answer={
        gap > 0
          ? words.needsInsurance.parts<ReactElement>({
              who,
              amount: <Money key="amount" value={gap} cents={wholeDollars} />,
            })
          : words.enoughInsurance({ who })
      }
      stats={[
        { label: words.recommended(), value: <Money value={recommended} cents={wholeDollars} /> },
        { label: words.has({ who }), value: <Money value={existing} cents={wholeDollars} /> },
        { label: words.gap(), value: <Money value={gap} cents={wholeDollars} /> },
      ]}
    >
      <PartsTable
        caption={words.howWeGotThere()}
        rows={[
          { label: words.incomeFor({ years: result.years }), value: <Money value={result.incomePart} /> },
          { label: words.debts(), value: <Money value={result.debtsPart} /> },
          { label: words.children(), value: <Money value={result.childrenPart} /> },
          { label: words.finalExpenses(), value: <Money value={result.finalExpenses} /> },
        ]}
        total={{ label: words.need(), value: <Money value={need} /> }}
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
        gap > 0 ? words.shortPerMonth.parts({ amount: <Money key="amount" value={gap} /> }) : words.benefitsCover()
      }
      stats={[
        { label: words.targetPerMonth(), value: <Money value={target} /> },
        { label: words.havePerMonth(), value: <Money value={existing} /> },
        { label: words.gapPerMonth(), value: <Money value={gap} /> },
        { label: words.waitingPeriod(), value: words.months({ months: waitingPeriodMonths }) },
      ]}
    >
      {isWaitingPeriodCovered === false && (
        <Notice tone="warning">{words.waitNotCovered({ months: waitingPeriodMonths })}</Notice>
      )}
    </AnswerCard>
  )
}

/** The number of documents that count even without children; a child under 18 adds the guardian. */
const alwaysCounted = askedEstateDocuments([]).filter((document) => document !== 'trust').length

const stateWords = { inPlace: words.inPlace, missing: words.missing, optional: words.optional } as const

interface DocumentRow {
  readonly document: EstateDocument
  readonly state: keyof typeof stateWords
}

/**
 * Returns the rows by the result. While there is a draft, leaves out what only the input says, since the input may be the
 * draft's.
 */
function documentRows({ result, input, hasDraft }: PlanWithType<typeof PlanType.ESTATE_PLANNING>): DocumentRow[] {
  if (result === null) return []
  const hasMinor = result.applicableCount > alwaysCounted
  return askedEstateDocuments(hasMinor ? [0] : []).flatMap((document): DocumentRow[] => {
    if (document !== 'trust') return [{ document, state: result.missing.includes(document) ? 'missing' : 'inPlace' }]
    return hasDraft ? [] : [{ document, state: input.answers?.trust === true ? 'inPlace' : 'optional' }]
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
        missing.length === 0 ? words.allDocuments() : words.documentsOf({ done: completedCount, all: applicableCount })
      }
      stats={[]}
    >
      <ul>
        {documentRows({ ...plan, result }).map(({ document, state }) => (
          <li
            key={document}
            className="flex items-center gap-3 border-t border-hairline py-3 text-body first:border-t-0"
          >
            <Icon
              name={state === 'inPlace' ? 'check' : 'status-not-started'}
              size={18}
              className={state === 'inPlace' ? 'text-positive' : 'text-text-subtle'}
            />
            <span className="flex-1">{estateDocumentNames[document]}</span>
            <span className="text-right text-text-muted">{stateWords[state]()}</span>
          </li>
        ))}
      </ul>
    </AnswerCard>
  )
}
