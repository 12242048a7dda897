import { useNow } from '@evenkeel/widgets/shared/today.tsx'
import { momentText } from './moment-text.ts'

/** A moment as it is read today: without its year as long as that is this year. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{momentText(at, useNow())}</time>
}
