import { toPeriod } from '@evenkeel/engine'
import { type ChartView, ChartViewToggle, PayoffStack } from '@evenkeel/ui/charts/payoff-stack'
import { Swatch } from '@evenkeel/ui/swatch'
import { useMemo, useState } from 'react'
import { debtColors } from './debt-colors.ts'
import type { PayoffView } from './payoff-view.ts'

/** The remaining balance of each debt by month, with its legend, as a drawing or as a table. */
export function PayoffPicture({ view }: { readonly view: PayoffView }) {
  const [chart, setChart] = useState<ChartView>('chart')
  const { debts, asOf, minimumsOnly } = view
  const drawn = useMemo(() => {
    const colors = debtColors(debts.map(({ id }) => id))
    return debts.map(({ id, name, balances }) => ({ id: String(id), name, color: colors.get(id) ?? '', balances }))
  }, [debts])
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1.5 text-label font-normal text-text-muted">
        {drawn.map(({ id, name, color }) => (
          <li key={id} className="flex items-center gap-1.5">
            <Swatch color={color} />
            <span dir="auto">{name}</span>
          </li>
        ))}
      </ul>
      <PayoffStack debts={drawn} start={toPeriod(asOf)} minimums={minimumsOnly?.balances} view={chart} />
      <div className="mt-2 flex justify-end">
        <ChartViewToggle view={chart} onChange={setChart} />
      </div>
    </>
  )
}
