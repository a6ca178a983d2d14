export async function benchHttp(): Promise<void> {}
