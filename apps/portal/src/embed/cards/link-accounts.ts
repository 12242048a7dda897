export { LinkAccountsCard } from '@evenkeel/widgets/link-accounts'
