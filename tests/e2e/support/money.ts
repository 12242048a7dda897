import { formatCurrency } from '@evenkeel/engine'

export { formatCurrency }
