import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { createGrantStore } from '../grant/grant-store.ts'
import type { PageChannel } from '../grant/page-channel.ts'
import { thumbprint } from '../grant/proof.ts'
import type { Host } from '../frame/host-link.ts'
import type { StageDialogs } from '../frame/stage-frame.ts'
import { createRoll } from './roll.ts'
import { createWindowLink } from './window-link.ts'

/** Draws the dialogs that cards ask for, with the agreement of the page. */
export async function createStage({ page, options, send }: Host, channel: PageChannel): Promise<StageDialogs> {
  const app = options.namesLocale ? null : await (await import('../app/app-in-language.ts')).appForStage()
  const mountStage = app === null ? (await import('../stage/mount-stage.tsx')).mountStage : await app.loadMountStage()
  const grants = createGrantStore({ page, channel })
  let widget: WidgetName = 'budget-modal'
  let onConnected: () => void = () => undefined
  let closeDialog: () => void = () => undefined
  const roll = createRoll(channel, () => windowLink.tellAgain())
  const windowLink = createWindowLink({
    async describe() {
      const [{ jwk, isStored }, widgets] = await Promise.all([grants.ownKey(), roll.call(widget)])
      const keyThumbprint = await thumbprint(jwk)
      return { page, widget, widgets, keyThumbprint, isKeyStored: isStored, asksListLength: false }
    },
    onCode(code) {
      roll.clear()
      void grants.connect(code).then((failure) => failure === null && onConnected())
    },
    onNotAllowed: () => undefined,
    onClosed: roll.clear,
    onWaiting: roll.ask,
  })
  mountStage({
    channel,
    fetchFor: grants.fetchFor,
    ask(forWidget, ask) {
      widget = forWidget
      return windowLink.ask(ask)
    },
    isConnected: async (name) => (await grants.mayHaveGrant()) && typeof (await grants.token(name)) !== 'string',
    connect(name, done) {
      widget = name
      onConnected = done
      return windowLink.open()
    },
    onClose(listener) {
      closeDialog = listener
    },
    close: () => send({ type: 'stage', dialog: null }),
  })
  return { close: () => closeDialog() }
}
