import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { PageChannel } from '../grant/page-channel.ts'

/** How long a person waits for the other frames of the page, in milliseconds. */
const roundTime = 150

/**
 * The widgets of the page, by what their frames answer. The list is handed out after one short round, so that no one waits for a
 * frame that is busy or still loading; a frame that answers later still counts, and `onLate` says that the list has grown.
 */
export function createRoll(channel: Pick<PageChannel, 'send' | 'on'>, onLate: () => void) {
  const found = new Set<WidgetName>()
  let isHandedOut = false
  channel.on((message) => {
    if (message.type !== 'here' || found.has(message.widget)) return
    found.add(message.widget)
    if (isHandedOut) onLate()
  })
  const ask = () => channel.send({ type: 'who' })
  return {
    /** Asks the frames once more. */
    ask,
    /** Returns this widget and those whose frames have answered so far. */
    async call(own: WidgetName): Promise<WidgetName[]> {
      found.add(own)
      ask()
      await new Promise((done) => setTimeout(done, isHandedOut ? 0 : roundTime))
      isHandedOut = true
      return [...found]
    },
    /** Forgets who answered: by the next window, the page can have other widgets. */
    clear() {
      found.clear()
      isHandedOut = false
    },
  }
}
