/** Returns '1 transaction', '1,234 transactions'. */
export const rowsText = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'transaction' : 'transactions'}`
