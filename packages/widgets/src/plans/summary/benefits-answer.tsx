import { notProvidedText, type PlanType } from '@evenkeel/engine'
import { Icon } from '@evenkeel/ui/icon'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import { Money } from '@evenkeel/ui/money'
import { Percent } from '@evenkeel/ui/percent'
import type { ReactElement } from 'react'
import * as words from '../../words/plan-answers.generated.ts'
import { asToday } from '../shell/as-today.ts'
import type { PlanWithType } from '../shell/is-plan.ts'
import { AnswerCard, PartsTable } from './answer-card.tsx'

type BenefitsPlan = PlanWithType<typeof PlanType.COMPANY_BENEFITS>
type BenefitsResult = NonNullable<BenefitsPlan['result']>
type Benefit = BenefitsResult['benefits'][number]

const wholeDollars = false

/** What goes into the employer's savings plan each year: own savings, what the employer adds, and what is missed of it. */
function SavedEachYear({ result }: { readonly result: BenefitsResult }) {
  const { ownSavings, matchedSavings, unclaimedMatch, matchLimit, matchRate } = result
  const parts = [
    { label: words.youSave(), amount: ownSavings, color: 'var(--color-chart-1)' },
    { label: words.employerAdds(), amount: matchedSavings, color: 'var(--color-chart-2)' },
    { label: words.matchMissed(), amount: unclaimedMatch, color: 'var(--color-border-strong)' },
  ].filter(({ amount }) => amount > 0)
  if (matchLimit * matchRate === 0 || parts.length === 0) return null
  return (
    <section className="mb-5 rounded-card bg-sunken p-4">
      <div aria-hidden className="mb-3 flex h-6 gap-0.5 overflow-hidden rounded-field">
        {parts.map(({ label, amount, color }) => (
          <span
            key={label}
            data-swatch
            className="h-full min-w-1 [print-color-adjust:exact] forced-colors:border"
            style={{ flexGrow: amount, backgroundColor: color }}
          />
        ))}
      </div>
      <PartsTable
        caption={words.eachYear()}
        rows={parts.map(({ label, amount, color }) => ({
          label,
          color,
          value: <Money value={amount} cents={wholeDollars} />,
        }))}
      />
    </section>
  )
}

/** What the person said of a benefit. They said nothing yet of one that the employer has added since. */
const answerText = (isEnrolled: boolean | null) =>
  isEnrolled === null ? notProvidedText : isEnrolled ? words.haveBenefit() : words.lackBenefit()

/** What a benefit pays, or that it is free. */
function Worth({ worth }: Pick<Benefit, 'worth'>) {
  if (worth === null) return null
  if (worth.amount === null) return words.free()
  const amount = <Money key="amount" value={worth.amount} cents={wholeDollars} />
  return (worth.kind === 'monthly' ? words.paysMonthly : words.pays).parts<ReactElement>({ amount })
}

/** A link to the description of a benefit, which also says how to sign up. */
function BenefitLink({ name, url, isEnrolled }: Benefit) {
  if (url === null) return null
  const there = { href: url, target: '_blank', rel: 'noreferrer' }
  return isEnrolled !== false ? (
    <TextLink {...there} aria-label={words.detailsNamed({ name })}>
      {words.details()}
    </TextLink>
  ) : (
    <ButtonLink {...there} size="compact" aria-label={words.signUpNamed({ name })}>
      {words.signUp()}
    </ButtonLink>
  )
}

function BenefitRow(benefit: Benefit) {
  const { name, description, isEnrolled, worth } = benefit
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-hairline py-3">
      <span className="min-w-60 flex-1 text-body">
        <span className="block font-medium">{name}</span>
        <span className="block text-text-muted">{description}</span>
        {worth !== null && (
          <span className="block">
            <Worth worth={worth} />
          </span>
        )}
      </span>
      <span className={`flex items-center gap-1.5 text-body ${isEnrolled ? 'text-positive' : 'text-text-muted'}`}>
        {isEnrolled && <Icon name="check" size={18} />}
        {answerText(isEnrolled)}
      </span>
      <BenefitLink {...benefit} />
    </li>
  )
}

/** What the employer adds to the savings, and which of its benefits are used. */
export function BenefitsAnswer({ plan }: { readonly plan: BenefitsPlan }) {
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
        { label: words.matchedUpTo(), value: <Percent value={matchLimit} /> },
        { label: words.addsPerDollar(), value: <Percent value={matchRate} /> },
      ]}
    >
      <SavedEachYear result={result} />
      {benefits.length > 0 && (
        <section aria-label={words.offered()}>
          <h3 className="mb-2 text-card-title text-text">{words.offered()}</h3>
          <ul>
            {benefits.map((benefit) => (
              <BenefitRow key={benefit.benefitId} {...benefit} />
            ))}
          </ul>
        </section>
      )}
    </AnswerCard>
  )
}
