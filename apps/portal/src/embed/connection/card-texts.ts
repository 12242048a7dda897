import type { FrameErrorCode } from '@evenkeel/embed/protocol'
import { type CardText, failed, unreachable } from '../frame/card.ts'
import * as words from '../../words/card-state-names.generated.ts'

/** Why a card shows no widget; only the person sees it. */
export type CardWord = FrameErrorCode | 'waiting' | 'loading'

export const cardTexts: Readonly<Record<CardWord, CardText>> = {
  window_blocked: { line: words.windowBlocked },
  page_not_allowed: { line: words.pageNotAllowed },
  refused: { line: words.refused },
  ended: { line: words.ended },
  busy: { line: words.busy, button: unreachable.button },
  unreachable,
  failed,
  loading: { line: words.loading, isBusy: true },
  waiting: { line: words.waiting, button: words.showWindow },
}

/** Whether a press on the button asks again and opens no window. */
export const isRetry = (word: CardWord | null) => word && cardTexts[word].button === unreachable.button
