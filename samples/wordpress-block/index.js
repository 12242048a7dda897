import { registerBlockType } from '@wordpress/blocks'
import { createElement } from '@wordpress/element'
import metadata from './block.json'
import { save } from './save.js'

// The editor shows the element as the page does; its settings are pasted from the page /embed.
registerBlockType(metadata.name, {
  edit: ({ attributes }) => save({ attributes }, createElement),
  save: ({ attributes }) => save({ attributes }, createElement),
})
