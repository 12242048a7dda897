import vue from '@vitejs/plugin-vue'
import { isCustomElement } from '@evenkeel/embed/vue'
import { defineConfig } from 'vite'

// Without it, Vue looks for a component of that name and warns.
export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] })
