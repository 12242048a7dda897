import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import type { FrameName, MessageToFrame } from '@evenkeel/embed/protocol'
import { createFrame } from './create-frame.ts'
import { type Host, linkToHost } from './host-link.ts'
import { followPage } from './follow-page.ts'
import { createStageFrame } from './stage-frame.ts'

const { dataset } = document.documentElement
const isLinked = 'linked' in dataset
dataset['linked'] = ''
const drawn = dataset['widget']
const widget = widgetNames.find((name) => name === drawn)
const theme = async () => (await import('../connection/apply-theme.ts')).applyTheme
let take: (message: MessageToFrame) => void = () => undefined

function link(name: FrameName, create: (host: Host) => { take: (message: MessageToFrame) => void }) {
  linkToHost({
    widget: name,
    onOpen(host) {
      if (followPage(host)) return
      take = create(host).take
    },
    onMessage: (message) => take(message),
  })
}

if (isLinked) {
  // Another edition's app, which this one has loaded, brings this script again.
} else if (widget !== undefined)
  link(widget, (host) =>
    createFrame(widget, host, {
      theme,
      connection: async () => (await import('../connection/connect-frame.ts')).connectFrame,
      keptFocus: async () => (await import('../../shell/lost-focus.ts')).watchLostFocus(),
    }),
  )
else if (drawn === 'stage')
  link('stage', (host) =>
    createStageFrame(host, {
      theme,
      dialogs: async () => (await import('../connection/create-stage.ts')).createStage,
    }),
  )
