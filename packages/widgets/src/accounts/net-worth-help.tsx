import { Help } from '@evenkeel/ui/help'
import { Money } from '@evenkeel/ui/money'
import type { AccountsView, LeftOut } from './account-sections.ts'

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

/** The figure's own sums, step by step, and what is not in it. */
export function NetWorthHelp({ view }: { readonly view: AccountsView }) {
  const line = 'flex items-baseline justify-between gap-4 border-b border-hairline py-1.5'
  return (
    <Help title="How net worth is calculated">
      <p>What you own, less what you owe: the latest stated balance of each account, added up.</p>
      <dl className="mt-2 text-label font-normal">
        {view.sections.map(({ label, total, categories }) => (
          <div key={label}>
            {categories.map(({ categoryName, label: name, total: sum }) =>
              sum === null ? null : (
                <div key={categoryName} className={line}>
                  <dt>{name}</dt>
                  <dd>
                    <Money value={sum} />
                  </dd>
                </div>
              ),
            )}
            <div className={`${line} font-medium text-text`}>
              <dt>{label}</dt>
              <dd>
                <Money value={total} />
              </dd>
            </div>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 py-1.5 font-semibold text-text">
          <dt>Net worth</dt>
          <dd>
            <Money value={view.total} />
          </dd>
        </div>
      </dl>
      {view.leftOut.length > 0 && <p className="mt-2 text-caption">Not counted: {leftOutText(view)}.</p>}
    </Help>
  )
}
