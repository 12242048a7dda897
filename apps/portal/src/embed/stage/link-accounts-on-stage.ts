export { LinkAccountsOnStage } from '@evenkeel/widgets/link-accounts'
