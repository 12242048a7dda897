import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { type OptionKind, attributes, reservedHeights, narrowBelow } from '../src/protocol.ts'
import { attributeNames, toProperty } from '../src/read-options.ts'

const methods = ['open', 'close', 'refresh', 'retry', 'logout']
const details = {
  'evenkeel:ready': '{ widget: string }',
  'evenkeel:error': '{ code: EvenkeelErrorCode; retryable: boolean; message: string }',
  'evenkeel:stage': '{ open: boolean }',
}
/** Relative to the package. */
const path = 'dist/define.js'

const typeText = (option: OptionKind) =>
  option.kind === 'number'
    ? 'number'
    : option.kind === 'words'
      ? option.words.map((word) => `'${word}'`).join(' | ')
      : 'string'

/** The manifest that editors read: https://custom-elements-manifest.open-wc.org */
export function customElements() {
  const listed = attributeNames.map((name) => ({
    name,
    fieldName: toProperty(name),
    type: { text: typeText(attributes[name]) },
  }))
  const declarations = widgetNames.map((name) => ({
    kind: 'class',
    name: `evenkeel-${name}`,
    tagName: `evenkeel-${name}`,
    customElement: true,
    attributes: listed,
    events: Object.entries(details).map(([event, detail]) => ({
      name: event,
      type: { text: `CustomEvent<${detail}>` },
    })),
    members: [
      ...listed.map(({ name: attribute, fieldName, type }) => ({ kind: 'field', name: fieldName, type, attribute })),
      ...methods.map((method) => ({ kind: 'method', name: method, return: { type: { text: 'Promise<void>' } } })),
    ],
  }))
  const exports = widgetNames.map((name) => ({
    kind: 'custom-element-definition',
    name: `evenkeel-${name}`,
    declaration: { name: `evenkeel-${name}`, module: path },
  }))
  return { schemaVersion: '1.0.0', modules: [{ kind: 'javascript-module', path, declarations, exports }] as const }
}

/** The heights that elements reserve, for pages whose policy allows no style attribute; a page's own rules win over it. */
export function reserveSheet(): string {
  const rule = (height: (name: (typeof widgetNames)[number]) => number) =>
    widgetNames.map((name) => `:where(evenkeel-${name}){display:block;min-block-size:${height(name)}px}`).join('\n')
  const narrow = rule((name) => reservedHeights[name].narrow)
  return `${rule((name) => reservedHeights[name].wide)}\n@media (max-width:${narrowBelow - 1}px){\n${narrow}\n}\n`
}
