import { Help } from '@evenkeel/ui/help'
import { Money } from '@evenkeel/ui/money'
import type { AccountsView, LeftOut } from '../account-modal/account-sections.ts'
import * as words from '../words/net-worth-help.generated.ts'

const leftOutNames: Readonly<Record<LeftOut, string>> = {
  hidden: 'left out by you',
  currency: 'in another currency',
  insurance: 'insurance (an amount insured is not money you have)',
}

/** '1 account left out by you, 2 in another currency'. */
function leftOutText({ leftOut }: AccountsView): string {
  const reasons = new Map<LeftOut, number>()
  for (const { leftOut: reason } of leftOut) if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  return [...reasons].map(([reason, count]) => `${count} ${leftOutNames[reason]}`).join(', ')
}

interface Line {
  readonly label: string
  readonly value: number
  readonly weight: 'part' | 'sum' | 'answer'
}

/** Returns the parts first, each section's sum below them, and the net worth last. */
function toLines({ sections, total }: AccountsView): Line[] {
  const ofSections = sections.flatMap((section): Line[] => [
    ...section.categories.flatMap(({ label, total: value }): Line[] =>
      value === null ? [] : [{ label, value, weight: 'part' }],
    ),
    { label: section.label, value: section.total, weight: 'sum' },
  ])
  return [...ofSections, { label: words.netWorth(), value: total, weight: 'answer' }]
}

const weights = {
  part: 'border-b border-hairline',
  sum: 'border-b border-hairline font-medium text-text',
  answer: 'font-semibold text-text',
} as const

/** How the net worth is calculated, step by step, and what is not included. */
export function NetWorthHelp({ view }: { readonly view: AccountsView }) {
  return (
    <Help title={words.howNetWorth()}>
      <p>{words.howNetWorthText()}</p>
      <dl className="mt-2 text-label font-normal">
        {toLines(view).map(({ label, value, weight }) => (
          <div
            key={`${weight} ${label}`}
            className={`flex items-baseline justify-between gap-4 py-1.5 ${weights[weight]}`}
          >
            <dt>{label}</dt>
            <dd>
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {view.leftOut.length > 0 && (
        <p className="mt-2 text-caption">{words.notCountedAre({ what: leftOutText(view) })}</p>
      )}
    </Help>
  )
}
