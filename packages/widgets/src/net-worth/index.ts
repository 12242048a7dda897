export { NetWorthCard } from './net-worth-card.tsx'
