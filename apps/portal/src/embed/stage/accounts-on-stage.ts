export { AccountsOnStage } from '@evenkeel/widgets/accounts'
