export { PlannerCard } from './planner-card.tsx'
export { PlannerSharing } from './planner-sharing.tsx'
export { ProposalList } from './proposal-list.tsx'
export { ProposalWaits } from './proposal-waits.tsx'
