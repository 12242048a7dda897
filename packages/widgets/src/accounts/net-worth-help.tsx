import { explainNetWorth } from '@evenkeel/engine'
import type { AccountsView } from '../account-modal/account-sections.ts'
import { ExplainedHelp } from '../shared/explained-help.tsx'
import * as words from '../words/net-worth-help.generated.ts'

/** How the net worth is calculated, and how many accounts are not included. */
export function NetWorthHelp({ view }: { readonly view: AccountsView }) {
  const { sections, sums, leftOut } = view
  const categories = sections.flatMap((section) =>
    section.categories.flatMap(({ label, total }) => (total === null ? [] : [{ label, total }])),
  )
  return (
    <ExplainedHelp
      title={words.howNetWorth()}
      explanation={explainNetWorth({ ...sums, categories, notCounted: leftOut.length })}
    />
  )
}
