export { SpendingCard } from './spending-card.tsx'
