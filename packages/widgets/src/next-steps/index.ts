export { NextStepsCard } from './next-steps-card.tsx'
