import { notProvidedText, type PlanType } from '@evenkeel/engine'
import { TextLink } from '@evenkeel/ui/link'
import { Money } from '@evenkeel/ui/money'
import { Percent } from '@evenkeel/ui/percent'
import * as words from '../../words/plan-answers.generated.ts'
import { asToday } from '../shell/as-today.ts'
import type { PlanWithType } from '../shell/is-plan.ts'
import { AnswerCard } from './answer-card.tsx'

const answerText = (isEnrolled: boolean | null) =>
  isEnrolled === null ? notProvidedText : isEnrolled ? words.haveBenefit() : words.lackBenefit()

/** Which of the employer's benefits are used, and what is missed. */
export function BenefitsAnswer({ plan }: { readonly plan: PlanWithType<typeof PlanType.COMPANY_BENEFITS> }) {
  const { result } = asToday(plan)
  if (result === null) return null
  const { unclaimedMatch, enrolledCount, benefitCount, matchLimit, matchRate, benefits } = result
  return (
    <AnswerCard
      plan={plan}
      answer={
        unclaimedMatch > 0
          ? words.missMatch.parts({ amount: <Money key="amount" value={unclaimedMatch} /> })
          : words.usesOf({ used: enrolledCount, all: benefitCount })
      }
      stats={[
        { label: words.uses(), value: words.countOf({ count: enrolledCount, all: benefitCount }) },
        { label: words.matchMissed(), value: <Money value={unclaimedMatch} /> },
        { label: words.matchedUpTo(), value: <Percent value={matchLimit} /> },
        { label: words.addsPerDollar(), value: <Percent value={matchRate} /> },
      ]}
    >
      <ul>
        {benefits.map(({ benefitId, name, description, url, isEnrolled }) => (
          <li
            key={benefitId}
            className="flex flex-wrap items-start gap-x-6 gap-y-1 border-t border-hairline py-3 first:border-t-0"
          >
            <span className="min-w-60 flex-1 text-body">
              <span className="block font-medium">
                {url === null ? (
                  name
                ) : (
                  <TextLink href={url} target="_blank" rel="noreferrer">
                    {name}
                  </TextLink>
                )}
              </span>
              <span className="block text-text-muted">{description}</span>
            </span>
            <span className="text-body text-text-muted">{answerText(isEnrolled)}</span>
          </li>
        ))}
      </ul>
    </AnswerCard>
  )
}
