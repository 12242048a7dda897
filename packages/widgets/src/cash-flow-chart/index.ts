export { CashFlowCard, type CashFlowCardProps } from './cash-flow-card.tsx'
export { CashFlowPanel } from './cash-flow-panel.tsx'
export { HomeCashFlowCard } from './home-cash-flow-card.tsx'
