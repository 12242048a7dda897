import { CashFlowChart } from '../../src/charts/cash-flow-chart/cash-flow-chart.tsx'
import { RetirementSavings } from '../../src/charts/retirement-savings/retirement-savings.tsx'
import { inReact } from './react-root.mjs'

const ignore = () => undefined

export const bars = inReact((months) => <CashFlowChart months={months} currentPeriod="2026-12" onOpen={ignore} />)
export const lines = inReact(({ years, futures }) => (
  <RetirementSavings years={years} futures={futures} retirementAge={67} needed={900_000} />
))
