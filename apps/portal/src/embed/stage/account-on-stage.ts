export { AccountOnStage } from '@evenkeel/widgets/accounts'
