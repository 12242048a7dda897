/** The one file with react-aria that opens menus and help: loaded when a person is about to open the first of them. */
export { HelpLayer } from '../help/help-layer.tsx'
export { MenuLayer } from '../menu/menu-layer.tsx'
