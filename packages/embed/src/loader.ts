import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { createElementClass, reflectAttributes } from './widget-element.ts'

const { origin } = new URL(import.meta.url)

/** The first script to define a tag wins: a second one, of any version, changes nothing. */
for (const name of widgetNames) {
  const tag = `evenkeel-${name}`
  if (customElements.get(tag)) continue
  const element = createElementClass(name, origin)
  reflectAttributes(element.prototype)
  customElements.define(tag, element)
}
