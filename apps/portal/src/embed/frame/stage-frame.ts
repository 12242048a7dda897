import type { MessageToFrame } from '@evenkeel/embed/protocol'
import { mayHaveGrant } from '../grant/kept-grants.ts'
import { openPageChannel, type PageChannel } from '../grant/page-channel.ts'
import type { Host } from './host-link.ts'
import { applyLook, type LoadTheme } from './look.ts'
import { reloadOnce } from './reload-once.ts'
import { whenLoaded } from './when-loaded.ts'

/** The code of the dialogs, once it is loaded. */
export interface StageDialogs {
  /** Closes the dialog that is shown. */
  close(): void
}

interface LoadStage {
  readonly dialogs: () => Promise<(host: Host, channel: PageChannel) => Promise<StageDialogs>>
  readonly theme: LoadTheme
}

/**
 * The frame of dialogs that need more room than a card has: one for the whole page, loaded ahead and kept. Its dialogs are loaded
 * ahead only if a person may be connected, which the page cannot see.
 */
export function createStageFrame(host: Host, load: LoadStage) {
  const channel = openPageChannel(host.page)
  let isAsked = false
  let dialogs: StageDialogs | null = null

  function loadDialogs() {
    if (isAsked) return
    isAsked = true
    load
      .dialogs()
      .then((mount) => mount(host, channel))
      .then((mounted) => {
        dialogs = mounted
      })
      .catch(() => void (reloadOnce() || host.send({ type: 'state', value: 'failed' })))
  }

  channel.on(({ type }) => {
    if (type === 'stage' || type === 'connected') loadDialogs()
  })
  applyLook(host.options, load.theme)
  host.send({ type: 'state', value: 'standing' })
  // A card that asked before this frame was there asks again.
  channel.send({ type: 'stage-ready' })
  void whenLoaded.then(() => mayHaveGrant(host.page)).then((may) => may && loadDialogs())
  return {
    take(message: MessageToFrame) {
      if (message.type === 'options') applyLook(message.options, load.theme)
      if (message.type !== 'call') return
      host.send({ type: 'reply', id: message.id })
      if (message.method === 'close') dialogs?.close()
    },
  }
}
