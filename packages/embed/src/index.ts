export type {
  EvenkeelAttributes,
  EvenkeelElement,
  EvenkeelError,
  EvenkeelEventMap,
  EvenkeelOptions,
  EvenkeelReady,
  EvenkeelStage,
} from './element.ts'
export { loadEvenkeel } from './load-evenkeel.ts'
export type { EvenkeelErrorCode } from './protocol.ts'
export { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
