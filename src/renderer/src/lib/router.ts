// The one place that knows the router's package.
export {
  BrowserRouter,
  Link,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams
} from 'react-router-dom';
