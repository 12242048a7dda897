export { OwnNextStepsCard } from '@evenkeel/widgets/next-steps'
