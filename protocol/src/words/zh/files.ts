export const audit = {
  'file.remove': '删除文件',
  'file.upload': '上传文件',
}
