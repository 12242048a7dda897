import { useQuery } from '@evenkeel/api-client/react'
import { TextButton } from '@evenkeel/ui/button'
import * as words from '../words/transactions.generated.ts'

/** How many transactions have no category yet, and the way to them; nothing if all have one. */
export function ToCategorize({ onShow }: { readonly onShow: () => void }) {
  const count = useQuery('transactions', { body: { kind: 'uncategorized', pageSize: 1 } }).data?.total ?? 0
  if (count === 0) return null
  return <TextButton onClick={onShow}>{words.toCategorize({ count })}</TextButton>
}
