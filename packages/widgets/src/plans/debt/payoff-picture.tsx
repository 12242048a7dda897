import { toPeriod } from '@evenkeel/engine'
import { type ChartView, ChartViewToggle, PayoffStack } from '@evenkeel/ui/charts/payoff-stack'
import { useMemo, useState } from 'react'
import { debtColors } from './debt-colors.ts'
import type { PayoffView } from './payoff-view.ts'

/** The remaining balance of each debt by month, as a drawing or as a table. */
export function PayoffPicture({ view }: { readonly view: PayoffView }) {
  const [chart, setChart] = useState<ChartView>('chart')
  const { debts, asOf, today } = view
  const drawn = useMemo(() => {
    const colors = debtColors(debts.map(({ id }) => id))
    return debts.map(({ id, name, balances }) => ({ id: String(id), name, color: colors.get(id) ?? '', balances }))
  }, [debts])
  return (
    <>
      <PayoffStack debts={drawn} start={toPeriod(asOf)} today={today?.payoff?.balances} view={chart} />
      <div className="mt-2 flex justify-end">
        <ChartViewToggle view={chart} onChange={setChart} />
      </div>
    </>
  )
}
