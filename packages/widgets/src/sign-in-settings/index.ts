export { DevicesCard } from './devices-card.tsx'
export { PasswordCard } from './password-card.tsx'
export { SecondStepCard } from './second-step-card.tsx'
