import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

const plain = 'AaCcDdEeGgIiJjKkLlNnOoRrSsTtUuYyZz'
const accented = 'ÀàÇçĎďÉéĞğÎîĴĵĶķĻļÑñÖöŘřŠšŢţÛûÝýŽž'
const filler = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîğĥţ ñîñé ţéñ'

/** @param {string} text */
const accent = (text) => text.replaceAll(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter)

/** Quotes what ICU would read as one of its signs. @param {string} text */
const escape = (text) => text.replaceAll("'", "''").replaceAll(/[{}<#]/g, (sign) => `'${sign}'`)

/**
 * Writes the elements of a text again, with accents on its letters.
 * @param {readonly Element[]} elements
 * @returns {string}
 */
const write = (elements) => elements.map(writeOne).join('')

/** @param {Readonly<Record<string, { value: readonly Element[] }>>} options */
const forms = (options) =>
  Object.entries(options)
    .map(([name, { value }]) => `${name} {${write(value)}}`)
    .join(' ')

/**
 * @param {Element} element
 * @returns {string}
 */
function writeOne(element) {
  switch (element.type) {
    case TYPE.literal:
      return escape(accent(element.value))
    case TYPE.argument:
      return `{${element.value}}`
    case TYPE.number:
      return `{${element.value}, number}`
    case TYPE.pound:
      return '#'
    case TYPE.plural:
      return `{${element.value}, plural, ${forms(element.options)}}`
    case TYPE.select:
      return `{${element.value}, select, ${forms(element.options)}}`
    case TYPE.tag:
      return `<${element.value}>${write(element.children)}</${element.value}>`
    default:
      throw new SyntaxError('Dates and times are written before they come into a message.')
  }
}

/** Counts the letters that a person reads of the longest form. @param {readonly Element[]} elements @returns {number} */
const lengthOf = (elements) =>
  elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length
    if (element.type === TYPE.tag) return sum + lengthOf(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return sum
    return sum + Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)))
  }, 0)

/**
 * Returns an English text as a language that no one has translated could have it: 40 % longer, with accents, in brackets. Its values
 * and forms are the same, so what is on a screen without brackets is not in a catalog.
 * @param {string} text
 */
export function pseudoText(text) {
  const elements = parse(text)
  const more = Math.ceil(lengthOf(elements) * 0.4)
  return more === 0 ? text : `[${write(elements)} ${filler.repeat(1 + more / filler.length).slice(0, more)}]`
}
