import { type ContractError, contractError } from '#shared/contract/errors.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';

/** The server's list of models as it was sent; whoever asked checks it. */
export async function fetchModels(): Promise<Result<string, ContractError>> {
  try {
    const { cloudRoutes } = await import('#shared/contract/cloud/cloud-routes.ts');
    const response = await fetch(cloudRoutes['models.get'].path);
    if (response.ok) return ok(await response.text());
    return err(contractError('unreachable', `status ${response.status}`));
  } catch (cause) {
    return err(contractError('unreachable', cause instanceof Error ? cause.name : typeof cause));
  }
}
