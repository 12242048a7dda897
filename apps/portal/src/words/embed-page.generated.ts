// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Evenkeel’s own */
export const evenkeelsOwn = /* @__PURE__ */ createMessage('Evenkeel’s own')

/** Another color */
export const anotherColor = /* @__PURE__ */ createMessage('Another color')

/** Another color: {label} */
export const anotherOf = /* @__PURE__ */ createMessage<{ label: string }>((a) => ['Another color: ', a.label])

/** Any page */
export const anyPage = /* @__PURE__ */ createMessage('Any page')

/** Add the script tag once, for any number of widgets. */
export const anyPageNote = /* @__PURE__ */ createMessage('Add the script tag once, for any number of widgets.')

/** Needs the package @evenkeel/embed. */
export const reactNote = /* @__PURE__ */ createMessage('Needs the package @evenkeel/embed.')

/** Needs the package @evenkeel/embed and isCustomElement in the compiler’s options. */
export const vueNote = /* @__PURE__ */ createMessage('Needs the package @evenkeel/embed and isCustomElement in the compiler’s options.')

/** The method render of a web part. */
export const sharepointNote = /* @__PURE__ */ createMessage('The method render of a web part.')

/** The page of a tab. */
export const teamsNote = /* @__PURE__ */ createMessage('The page of a tab.')

/** For the code editor, once the sample’s block is installed. */
export const wordpressNote = /* @__PURE__ */ createMessage('For the code editor, once the sample’s block is installed.')

/** The newest release */
export const newest = /* @__PURE__ */ createMessage('The newest release')

/** This release only, checked by its hash */
export const fixedRelease = /* @__PURE__ */ createMessage('This release only, checked by its hash')

/** Widgets for your pages */
export const widgetsForYourPages = /* @__PURE__ */ createMessage('Widgets for your pages')

/** Choose a widget, match it to your page and copy the code. Nothing shows until an employee signs in and agrees. Your page can’t read what a widget shows. */
export const intro = /* @__PURE__ */ createMessage('Choose a widget, match it to your page and copy the code. Nothing shows until an employee signs in and agrees. Your page can’t read what a widget shows.')

/** Widget */
export const widget = /* @__PURE__ */ createMessage('Widget')

/** Where it goes */
export const whereItGoes = /* @__PURE__ */ createMessage('Where it goes')

/** Version */
export const version = /* @__PURE__ */ createMessage('Version')

/** Light or dark */
export const lightOrDark = /* @__PURE__ */ createMessage('Light or dark')

/** Match the page */
export const asPage = /* @__PURE__ */ createMessage('Match the page')

/** Light */
export const light = /* @__PURE__ */ createMessage('Light')

/** Dark */
export const dark = /* @__PURE__ */ createMessage('Dark')

/** Height */
export const height = /* @__PURE__ */ createMessage('Height')

/** Always the same */
export const sameHeight = /* @__PURE__ */ createMessage('Always the same')

/** Grows with its lists, if the employee agrees */
export const growsWithLists = /* @__PURE__ */ createMessage('Grows with its lists, if the employee agrees')

/** Heading level */
export const headingLevel = /* @__PURE__ */ createMessage('Heading level')

/** Language */
export const language = /* @__PURE__ */ createMessage('Language')

/** Match the page’s language */
export const asPageSays = /* @__PURE__ */ createMessage('Match the page’s language')

/** English (United States) */
export const englishUnitedStates = /* @__PURE__ */ createMessage('English (United States)')

/** Spanish (United States) */
export const spanishUnitedStates = /* @__PURE__ */ createMessage('Spanish (United States)')

/** When printed */
export const whenPrinted = /* @__PURE__ */ createMessage('When printed')

/** The widget, in light */
export const printLight = /* @__PURE__ */ createMessage('The widget, in light')

/** Not printed */
export const leftOut = /* @__PURE__ */ createMessage('Not printed')

/** Font */
export const font = /* @__PURE__ */ createMessage('Font')

/** The device’s font */
export const systemFont = /* @__PURE__ */ createMessage('The device’s font')

/** Text size */
export const textSize = /* @__PURE__ */ createMessage('Text size')

/** {value} pixels */
export const pixels = /* @__PURE__ */ createMessage<{ value: string }>((a) => [a.value, ' pixels'])

/** Corners */
export const corners = /* @__PURE__ */ createMessage('Corners')

/** Heading weight */
export const weightOfHeadings = /* @__PURE__ */ createMessage('Heading weight')

/** Density */
export const density = /* @__PURE__ */ createMessage('Density')

/** Compact */
export const compact = /* @__PURE__ */ createMessage('Compact')

/** Shadow */
export const shadow = /* @__PURE__ */ createMessage('Shadow')

/** Soft */
export const soft = /* @__PURE__ */ createMessage('Soft')

/** Strong */
export const strong = /* @__PURE__ */ createMessage('Strong')

/** Green */
export const green = /* @__PURE__ */ createMessage('Green')

/** Blue */
export const blue = /* @__PURE__ */ createMessage('Blue')

/** Violet */
export const violet = /* @__PURE__ */ createMessage('Violet')

/** Red */
export const red = /* @__PURE__ */ createMessage('Red')

/** Brown */
export const brown = /* @__PURE__ */ createMessage('Brown')

/** Slate */
export const slate = /* @__PURE__ */ createMessage('Slate')

/** White */
export const white = /* @__PURE__ */ createMessage('White')

/** Sand */
export const sand = /* @__PURE__ */ createMessage('Sand')

/** Mist */
export const mist = /* @__PURE__ */ createMessage('Mist')

/** Night */
export const night = /* @__PURE__ */ createMessage('Night')

/** Black */
export const black = /* @__PURE__ */ createMessage('Black')

/** Charcoal */
export const charcoal = /* @__PURE__ */ createMessage('Charcoal')

/** Near white */
export const nearWhite = /* @__PURE__ */ createMessage('Near white')

/** Accent color */
export const accentColor = /* @__PURE__ */ createMessage('Accent color')

/** Card color */
export const cardColor = /* @__PURE__ */ createMessage('Card color')

/** Text color */
export const textColor = /* @__PURE__ */ createMessage('Text color')

/** Border color */
export const borderColor = /* @__PURE__ */ createMessage('Border color')

/** Color of good news */
export const colorOfGoodNews = /* @__PURE__ */ createMessage('Color of good news')

/** Color of warnings */
export const colorOfWarnings = /* @__PURE__ */ createMessage('Color of warnings')

/** Color of danger */
export const colorOfDanger = /* @__PURE__ */ createMessage('Color of danger')

/** Connected, with sample numbers */
export const sampleView = /* @__PURE__ */ createMessage('Connected, with sample numbers')

/** Before an employee connects */
export const beforeAnEmployeeConnects = /* @__PURE__ */ createMessage('Before an employee connects')

/** Employees see their own numbers here. Your page can’t read them. */
export const sampleNote = /* @__PURE__ */ createMessage('Employees see their own numbers here. Your page can’t read them.')

/** Your page shows this to an employee who hasn’t connected yet. The two calculators already work. */
export const beforeNote = /* @__PURE__ */ createMessage('Your page shows this to an employee who hasn’t connected yet. The two calculators already work.')

/** Preview */
export const preview = /* @__PURE__ */ createMessage('Preview')

/** Show */
export const show = /* @__PURE__ */ createMessage('Show')

/** Open Evenkeel */
export const openEvenkeel = /* @__PURE__ */ createMessage('Open Evenkeel')

/** Selected. Copy it with your keyboard. */
export const selected = /* @__PURE__ */ createMessage('Selected. Copy it with your keyboard.')

/** Code */
export const markup = /* @__PURE__ */ createMessage('Code')

/** Copy */
export const copy = /* @__PURE__ */ createMessage('Copy')

/** Normal */
export const normal = /* @__PURE__ */ createMessage('Normal')

/** None */
export const none = /* @__PURE__ */ createMessage('None')

/** Copied */
export const copied = /* @__PURE__ */ createMessage('Copied')
