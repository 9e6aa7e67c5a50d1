export default { tags: ['advanced'] }
