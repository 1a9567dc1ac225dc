// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title BitwaveToken: BTCWT, of which 1 pledged counts as 1 T.
/// @notice The whole supply is made once, at deployment. Nobody can make or destroy any later.
contract BitwaveToken is ERC20 {
    /// @param holder who gets the whole supply
    /// @param supply in base units, 10^-18 BTCWT
    constructor(address holder, uint256 supply) ERC20("Bitwave Token", "BTCWT") {
        _mint(holder, supply);
    }
}
