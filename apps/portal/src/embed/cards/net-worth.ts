export { NetWorthCard } from '@evenkeel/widgets/net-worth'
