// Emoji by name, as GitHub has them: those that texts about software use. Others are reported.

import type { Tool } from '../source/tools.ts'

const names =
  'smile 😄 smiley 😃 grin 😁 laughing 😆 joy 😂 wink 😉 blush 😊 sunglasses 😎 thinking 🤔 cry 😢 sob 😭 scream 😱 ' +
  'wave 👋 +1 👍 thumbsup 👍 -1 👎 thumbsdown 👎 clap 👏 pray 🙏 muscle 💪 ok_hand 👌 raised_hands 🙌 eyes 👀 ' +
  'point_right 👉 point_down 👇 point_left 👈 point_up ☝️ heart ❤️ broken_heart 💔 star ⭐ star2 🌟 sparkles ✨ ' +
  'fire 🔥 boom 💥 zap ⚡ tada 🎉 confetti_ball 🎊 rocket 🚀 100 💯 bulb 💡 warning ⚠️ construction 🚧 ' +
  'no_entry ⛔ no_entry_sign 🚫 x ❌ heavy_check_mark ✔️ white_check_mark ✅ ballot_box_with_check ☑️ question ❓ ' +
  'exclamation ❗ information_source ℹ️ bug 🐛 memo 📝 pencil 📝 pencil2 ✏️ book 📖 books 📚 bookmark 🔖 ' +
  'link 🔗 lock 🔒 unlock 🔓 key 🔑 mag 🔍 gear ⚙️ wrench 🔧 hammer 🔨 package 📦 file_folder 📁 email 📧 ' +
  'computer 💻 iphone 📱 art 🎨 trophy 🏆 gift 🎁 bell 🔔 speech_balloon 💬 calendar 📅 chart_with_upwards_trend 📈 ' +
  'clock1 🕐 hourglass ⌛ recycle ♻️ globe_with_meridians 🌐 earth_americas 🌎 sunny ☀️ cloud ☁️ umbrella ☔ ' +
  'arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ coffee ☕ beer 🍺 beers 🍻 cake 🍰 pizza 🍕 apple 🍎 ' +
  'cat 🐱 dog 🐶 whale 🐳 snake 🐍 penguin 🐧 robot 🤖 ghost 👻 skull 💀 poop 💩 money_with_wings 💸'

const signs = new Map([...names.matchAll(/(\S+) (\S+)/g)].map(([, name, sign]) => [name, sign]))

/** The tools that know them. */
const hasEmoji: ReadonlySet<Tool> = new Set(['hugo', 'vitepress', 'jekyll', 'markdown'])

/** Writes `:tada:` as the sign that it stands for. */
export function showEmoji(text: string, tool: Tool): string {
  return hasEmoji.has(tool)
    ? text.replace(/(?<![\w:]):([\w+-]+):(?![\w:])/g, (whole, name: string) => signs.get(name) ?? whole)
    : text
}
